// What the scripts say while they work: one line a step, with the time it took.

const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = (text) => paint('1', text);
export const faint = (text) => paint('2', text);
export const green = (text) => paint('32', text);
export const red = (text) => paint('31', text);
export const yellow = (text) => paint('33', text);

export const say = (text) => process.stdout.write(`${text}\n`);

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Ends the script with one sentence a person can act on. */
export function stop(sentence) {
  process.stderr.write(`\n${red('✗')} ${sentence}\n`);
  process.exit(1);
}

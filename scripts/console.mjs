// Console output of the scripts: one line a step, with its duration.

const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const colorize = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = (text) => colorize('1', text);
export const faint = (text) => colorize('2', text);
export const green = (text) => colorize('32', text);
export const red = (text) => colorize('31', text);
export const yellow = (text) => colorize('33', text);

export const print = (text) => process.stdout.write(`${text}\n`);

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Exits with an error message that tells the user how to proceed. */
export function exitWithError(sentence) {
  process.stderr.write(`\n${red('✗')} ${sentence}\n`);
  process.exit(1);
}

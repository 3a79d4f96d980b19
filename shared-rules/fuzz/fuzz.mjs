// npm run fuzz: fuzzes the rules that read files, and keeps the inputs that reach new code.
//
// `npm run fuzz -- pdf zip --seconds 3600` runs those targets for that time each; by default, all of them for a
// minute. The kept inputs are in corpus/, one archive per target, and are replayed by every `npm test`
// (tests/corpus.rs). Findings are in artifacts/.

import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { at } from '../../scripts/paths.mjs';
import { print as say, exitWithError } from '../../scripts/console.mjs';
import { outputOf as ask, captureOutput, runStep, tail } from '../../scripts/run.mjs';

const here = (...parts) => at('shared-rules', 'fuzz', ...parts);
const targets = ['zip', 'pdf', 'mail', 'json'];
/** Longer inputs reach no new code and slow down each run. */
const longest = 32 * 1024;
/** The maximum number of inputs kept per target, spread over all sizes: few enough to commit and to replay in every test. */
const mostKept = { zip: 1_500, pdf: 150, mail: 1_500, json: 1_500 };
const mostBytes = 2_400 * 1024;

const vectors = (domain, rule) => JSON.parse(readFileSync(at('shared-rules/vectors', domain, `${rule}.json`), 'utf8'));
const filesOf = (...rules) =>
  rules.flatMap((rule) => vectors('documents', rule).map(({ input }) => Buffer.from(input.file, 'base64')));

/** The seeds of each target: the vectors of the rules it calls. */
const seeds = {
  zip: () => filesOf('read_zip'),
  pdf: () => {
    const folder = at('shared-rules/fixtures/pdf');
    const fixtures = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
    return [...filesOf('pdf_protection', 'unlock_pdf', 'arrange_pages'), ...fixtures];
  },
  mail: () => filesOf('read_mail', 'take_attachment'),
  json: () =>
    readdirSync(at('shared-rules/vectors')).flatMap((domain) =>
      readdirSync(at('shared-rules/vectors', domain))
        .map((file) => file.replace('.json', ''))
        .flatMap((rule) => vectors(domain, rule).map(({ input }) => Buffer.from(`${domain}.${rule}\n${JSON.stringify(input)}`))),
    ),
};

const archive = (target) => here('corpus', `${target}.zip`);

/** Writes the corpus and the seeds to the fuzzer's working folder. */
function unpack(target) {
  const folder = here('working', target);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const kept = existsSync(archive(target)) ? Object.values(unzipSync(readFileSync(archive(target)))) : [];
  [...seeds[target](), ...kept]
    .filter(({ length }) => length <= longest)
    .forEach((bytes, nth) => writeFileSync(join(folder, `kept-${nth}`), bytes));
  return folder;
}

/** Minimizes the corpus to the inputs that reach all covered code. */
async function keep(target, folder) {
  await runStep(`Minimize the corpus of ${target}`, 'cargo', ['fuzz', 'cmin', '-s', 'none', target, folder], { cwd: at('shared-rules') });
  const read = (name) => new Uint8Array(readFileSync(join(folder, name)));
  const found = readdirSync(folder).map(read).toSorted((a, b) => a.length - b.length || Buffer.compare(a, b));
  let bytes = 0;
  const each = Math.max(1, found.length / mostKept[target]);
  const spread = found.filter((_, nth) => Math.floor(nth / each) !== Math.floor((nth - 1) / each));
  const kept = spread.filter(({ length }) => (bytes += length) <= mostBytes);
  // The same time in every archive, so that archives differ only in their content.
  const files = kept.map((content, nth) => [`${String(nth).padStart(4, '0')}`, [content, { mtime: '2026-01-01T00:00:00Z' }]]);
  mkdirSync(here('corpus'), { recursive: true });
  writeFileSync(archive(target), zipSync(Object.fromEntries(files), { level: 9 }));
  say(`  ${target}: ${kept.length} of ${found.length} inputs kept, ${Math.ceil(readFileSync(archive(target)).length / 1024)} kB`);
}

async function fuzz(target, seconds) {
  const folder = unpack(target);
  const limits = [`-max_total_time=${seconds}`, `-max_len=${longest}`, '-timeout=20', '-rss_limit_mb=3000', '-verbosity=0', '-print_final_stats=1'];
  say(`… ${target}, ${seconds} s`);
  const { code, output } = await captureOutput('cargo', ['fuzz', 'run', '-s', 'none', target, folder, '--', ...limits], { cwd: at('shared-rules'), nice: 10 });
  const rounds = output.match(/number_of_executed_units:\s*(\d+)/)?.[1] ?? '?';
  if (code !== 0) {
    say(tail(output, 40));
    exitWithError(`${target} failed after ${rounds} runs: fix it, and add the input from shared-rules/fuzz/artifacts/${target} to the vectors of its rule.`);
  }
  say(`✓ ${target}: ${rounds} runs, no findings`);
  await keep(target, folder);
}

const words = process.argv.slice(2);
const place = words.indexOf('--seconds');
const seconds = place < 0 ? 60 : Number(words.splice(place, 2)[1]);
const unknown = words.filter((word) => !targets.includes(word));
if (unknown.length || !(seconds > 0)) exitWithError(`Usage: npm run fuzz -- [${targets.join('|')}]… [--seconds N]`);
if (!ask('cargo', 'fuzz', '--version')) {
  await runStep('Install cargo-fuzz', 'cargo', ['install', 'cargo-fuzz', '--locked', '--debug'], { env: { CARGO_PROFILE_DEV_DEBUG: '0' } });
}
for (const target of words.length ? words : targets) await fuzz(target, seconds);

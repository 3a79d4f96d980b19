import { scoreBands } from '@/rules/facts';
import type { RuleAnswer } from '@/rules/rule';

type ScoreBand = NonNullable<RuleAnswer<'ficoBand'>>;

/** The ends of the gauge. */
const lowest = scoreBands[0].from;
const highest = scoreBands[4].to;
const strokes = ['stroke-bad', 'stroke-warn', 'stroke-info', 'stroke-ok', 'stroke-accent'];
/** The gap between two bands. */
const gap = 4;
const radius = 52;
const centre = { x: 64, y: 62 };

/** Returns the point of a score on the half circle. */
function pointAt(score: number, r = radius): string {
  const share = (Math.min(highest, Math.max(lowest, score)) - lowest) / (highest - lowest);
  const angle = Math.PI * (1 - share);
  return `${(centre.x + r * Math.cos(angle)).toFixed(2)} ${(centre.y - r * Math.sin(angle)).toFixed(2)}`;
}

const arcPath = (from: number, to: number) => `M ${pointAt(from)} A ${radius} ${radius} 0 0 1 ${pointAt(to)}`;

/** A credit score on a half circle of its five bands, with the band in words below. */
export function ScoreGauge({ score, band }: { score: number; band: ScoreBand }) {
  return (
    <svg viewBox="0 0 128 74" className="w-40" role="img" aria-label={`Credit score ${score}, ${band.label}`}>
      {scoreBands.map(({ from, to }, index) => (
        <path
          key={from}
          d={arcPath(from + (from > lowest ? gap : 0), to - (to < highest ? gap : 0))}
          className={`fill-none ${strokes[index] ?? ''}`}
          strokeWidth="7"
          strokeLinecap="butt"
        />
      ))}
      <path
        d={`M ${pointAt(score, 40)} L ${pointAt(score, 60)}`}
        className="stroke-ink"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <text
        x={centre.x}
        y={centre.y - 6}
        textAnchor="middle"
        className="fill-ink text-[26px] font-semibold tracking-tight tabular-nums"
      >
        {score}
      </text>
      <text x={centre.x} y={centre.y + 9} textAnchor="middle" className="fill-muted text-[11px] font-medium">
        {band.label}
      </text>
    </svg>
  );
}

import { AxisLeft } from '@visx/axis';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import { type KeyboardEvent, useState } from 'react';
import styles from './bar-chart.module.css';

export interface Point {
  key: string;
  /** Under its bar. */
  label: string;
  /** Of its number: 'February 2026'. */
  name: string;
  value: number;
}

interface Props {
  points: Point[];
  /** What it says, in a sentence. */
  words: string;
  format: (value: number) => string;
  /** For the axis, where there is little room. */
  formatShort: (value: number) => string;
}

const HEIGHT = 180;
const MARGIN = { top: 20, right: 0, bottom: 24, left: 52 };

/** About how wide the longest label is. */
const labelWidth = (points: Point[]) => Math.max(...points.map(({ label }) => label.length)) * 7;
/** Between two labels; the last one may be moved towards its neighbour. */
const LABEL_GAP = 18;

/** Bars, the last one stressed. One tab stop; arrows and the pointer go from bar to bar and read its number. */
export function BarChart({ points, words, format, formatShort }: Props) {
  const { parentRef, width } = useParentSize({ debounceTime: 50, initialSize: { width: 480, height: HEIGHT } });
  const [read, setRead] = useState<number>();
  const x = scaleBand({
    domain: points.map(({ key }) => key),
    range: [MARGIN.left, width - MARGIN.right],
    padding: 0.36,
  });
  const y = scaleLinear({
    domain: [0, Math.max(1, ...points.map(({ value }) => value))],
    range: [HEIGHT - MARGIN.bottom, MARGIN.top],
    nice: true,
  });
  const ground = y(0);
  // Cents and pieces: there is no half of one. Where there is nothing, a cent above it reads like nothing, too.
  const whole = y.ticks(3).filter(Number.isInteger);
  const ticks = whole.filter((tick, i) => i === 0 || formatShort(tick) !== formatShort(whole[i - 1]!));
  const label = labelWidth(points);
  const every = Math.ceil((label + LABEL_GAP) / x.step());
  const middle = (key: string) => Math.min((x(key) ?? 0) + x.bandwidth() / 2, width - label / 2);
  const told = read === undefined ? undefined : points[read];

  const move = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setRead(Math.min(points.length - 1, Math.max(0, (read ?? (by > 0 ? -1 : points.length)) + by)));
  };

  return (
    <div className={styles.chart}>
      <div ref={parentRef} className={styles.frame}>
        <svg
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={words}
          tabIndex={0}
          className={styles.svg}
          onKeyDown={move}
          onBlur={() => setRead(undefined)}
          onPointerLeave={() => setRead(undefined)}
        >
          <AxisLeft
            scale={y}
            left={MARGIN.left}
            tickValues={ticks}
            hideAxisLine
            hideTicks
            tickFormat={(value) => formatShort(Number(value))}
            tickLabelProps={{ className: styles.tick, textAnchor: 'end', dx: -4, dy: 4 }}
          />
          {ticks.map((tick) => (
            <line key={tick} className={styles.grid} x1={MARGIN.left} x2={width} y1={y(tick)} y2={y(tick)} />
          ))}
          {points.map(({ key, label, value }, i) => (
            <g key={key} onPointerEnter={() => setRead(i)}>
              <rect className={styles.target} x={x(key)} y={0} width={x.bandwidth()} height={HEIGHT} />
              {value > 0 && (
                <BarRounded
                  className={i === points.length - 1 ? styles.current : styles.bar}
                  data-read={read === i}
                  x={x(key) ?? 0}
                  y={y(value)}
                  width={x.bandwidth()}
                  height={Math.max(1, ground - y(value))}
                  radius={3}
                  top
                />
              )}
              {(points.length - 1 - i) % every === 0 && (
                <text className={styles.label} x={middle(key)} y={HEIGHT - 6} textAnchor="middle">
                  {label}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
      <p className={styles.told} role="status">
        {told ? `${told.name}: ${format(told.value)}` : ''}
      </p>
    </div>
  );
}

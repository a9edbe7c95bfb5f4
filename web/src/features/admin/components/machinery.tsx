import { Link } from 'react-router-dom';
import type { Metrics } from '../api/get-metrics';
import { NoRows, Row, Rows } from '../../../kit/page/rows';
import { StatusTag } from '../../../kit/page/status-tag';
import { Surface } from '../../../kit/page/surface';
import { count, formatNumber } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';

/** What works in the background. */
export function Queues({ queues }: Pick<Metrics, 'queues'>) {
  return (
    <Surface title="Queues" flush>
      {queues.length === 0 && <NoRows>No queue is known now.</NoRows>}
      <Rows label="Queues">
        {queues.map(({ name, waiting, active, failed, oldestAgeSeconds }) => (
          <Row
            key={name}
            title={name}
            meta={`${formatNumber(waiting)} waiting · ${formatNumber(active)} active · ${age(oldestAgeSeconds)}`}
            tag={
              failed > 0 ? (
                <Link to={paths.admin.deadLetters()}>
                  <StatusTag tone="action">{`${formatNumber(failed)} failed`}</StatusTag>
                </Link>
              ) : (
                <StatusTag tone="done">No failures</StatusTag>
              )
            }
          />
        ))}
      </Rows>
    </Surface>
  );
}

export function Services({ services }: Pick<Metrics, 'services'>) {
  return (
    <Surface title="Services" flush>
      <Rows label="Services">
        {services.map(({ name, status, deadLetters }) => (
          <Row
            key={name}
            title={name}
            meta={
              deadLetters ? (
                <Link to={`${paths.admin.deadLetters()}?service=${name}`}>{count(deadLetters, 'dead letter')}</Link>
              ) : undefined
            }
            tag={
              status === 'ok' ? <StatusTag tone="done">Answers</StatusTag> : <StatusTag tone="action">Away</StatusTag>
            }
          />
        ))}
      </Rows>
    </Surface>
  );
}

function age(seconds: number): string {
  if (seconds === 0) return 'none waits';
  const minutes = Math.round(seconds / 60);
  return minutes < 2 ? `the oldest ${formatNumber(seconds)} s` : `the oldest ${formatNumber(minutes)} min`;
}

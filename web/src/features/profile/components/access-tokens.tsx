import { Button } from 'antd';
import { useState } from 'react';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { NoRows, Row, Rows } from '../../../kit/page/rows';
import { StatusTag } from '../../../kit/page/status-tag';
import { Surface } from '../../../kit/page/surface';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { RelativeDate } from '../../../kit/values/relative-date';
import { formatDay } from '../../../lib/dates';
import { type AccessToken, useAccessTokens, useRevokeAccessToken } from '../api/access-tokens';
import { describeScopes } from '../token-scopes';
import { AccessTokenDialog } from './access-token-dialog';

const hasExpired = ({ expiresAt }: AccessToken) => Date.parse(expiresAt) <= Date.now();

/** What lets programs act for the person, and the way to take it back. */
export function AccessTokens() {
  const query = useAccessTokens();
  const confirm = useConfirm();
  const { mutateAsync: revoke } = useRevokeAccessToken();
  const [making, setMaking] = useState(false);

  const askToRevoke = ({ id, name }: AccessToken) =>
    confirm({
      title: `Revoke ${name}?`,
      content: 'Whatever uses this token is locked out at once.',
      ok: 'Revoke token',
      run: () => revoke(id),
      success: () => ['Token revoked', name],
      failure: 'Failed to revoke the token',
    });

  return (
    <>
      <Surface
        title="Access tokens"
        flush
        extra={
          <Button size="small" onClick={() => setMaking(true)}>
            New access token
          </Button>
        }
      >
        <QueryState
          query={query}
          skeleton={<RowSkeletons count={2} />}
          errorTitle="Your access tokens could not be loaded"
        >
          {(tokens) =>
            tokens.length === 0 ? (
              <NoRows>A token lets a program of yours, such as a shop or an ERP system, act in your name.</NoRows>
            ) : (
              <Rows label="Access tokens">
                {tokens.map((token) => (
                  <Row
                    key={token.id}
                    title={token.name}
                    meta={
                      <>
                        {describeScopes(token.scopes)} · until {formatDay(token.expiresAt)} ·{' '}
                        {token.lastUsedAt ? (
                          <>
                            last used <RelativeDate iso={token.lastUsedAt} />
                          </>
                        ) : (
                          'never used'
                        )}
                      </>
                    }
                    tag={hasExpired(token) && <StatusTag tone="over">Expired</StatusTag>}
                    actions={
                      <Button size="small" aria-label={`Revoke ${token.name}`} onClick={() => askToRevoke(token)}>
                        Revoke
                      </Button>
                    }
                  />
                ))}
              </Rows>
            )
          }
        </QueryState>
      </Surface>
      {making && <AccessTokenDialog onClose={() => setMaking(false)} />}
    </>
  );
}

import { Button } from 'antd';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/dialog';
import { NoRows, Row, Rows } from '../../../kit/page/rows';
import { StatusTag } from '../../../kit/page/status-tag';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { RelativeDate } from '../../../kit/values/relative-date';
import { count } from '../../../lib/numbers';
import { type BulkChange, useBulkChanges, useUndoBulkChange } from '../api/bulk-changes';

/** What was imported and deleted of late, and the way back. */
export function BulkChangesDialog({ onClose }: { onClose: () => void }) {
  const query = useBulkChanges();
  return (
    <Dialog title="Imports and deletions" open onCancel={onClose} width={640}>
      <QueryState query={query} skeleton={<RowSkeletons count={3} />} errorTitle="The list could not be loaded">
        {({ items }) =>
          items.length === 0 ? (
            <NoRows>Nothing was imported, or deleted several at a time, in the last 30 days.</NoRows>
          ) : (
            <Rows label="Imports and deletions">
              {items.map((change) => (
                <ChangeRow key={`${change.kind}-${change.id}`} change={change} />
              ))}
            </Rows>
          )
        }
      </QueryState>
    </Dialog>
  );
}

function ChangeRow({ change }: { change: BulkChange }) {
  const { kind, fileName, created, updated, deleted, createdAt, undoneAt } = change;
  const undo = useUndoBulkChange();
  const [busy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    void undo(change).finally(() => setBusy(false));
  };
  return (
    <Row
      title={kind === 'import' ? (fileName ?? 'Import') : `${count(deleted, 'item')} deleted`}
      meta={
        <>
          <RelativeDate iso={createdAt} />
          {kind === 'import' && ` · ${count(created, 'item')} added, ${updated} updated`}
        </>
      }
      tag={undoneAt && <StatusTag tone="over">Undone</StatusTag>}
      actions={
        !undoneAt && (
          <Button size="small" loading={busy} onClick={press} aria-label={`Undo ${fileName ?? 'the deletion'}`}>
            Undo
          </Button>
        )
      }
    />
  );
}

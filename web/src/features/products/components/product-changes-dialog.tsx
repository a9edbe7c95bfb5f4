import { Button } from 'antd';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/dialog';
import { NoRows, Row, Rows } from '../../../kit/page/rows';
import { StatusTag } from '../../../kit/page/status-tag';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { RelativeDate } from '../../../kit/values/relative-date';
import { count } from '../../../lib/numbers';
import { type ProductChange, useProductChanges, useUndoProductChange } from '../api/change-products';

const WHAT: Record<Exclude<ProductChange['kind'], 'import'>, (changed: number) => string> = {
  price: (changed) => `${count(changed, 'price')} changed`,
  visibility: (changed) => `${count(changed, 'product')} shown or hidden`,
  archive: (changed) => `${count(changed, 'product')} archived`,
  restore: (changed) => `${count(changed, 'product')} restored`,
};

/** What was changed of several products of late, and the way back. */
export function ProductChangesDialog({ onClose }: { onClose: () => void }) {
  const query = useProductChanges();
  return (
    <Dialog title="Imports and changes" open onCancel={onClose} width={640}>
      <QueryState query={query} skeleton={<RowSkeletons count={3} />} errorTitle="The list could not be loaded">
        {({ items }) =>
          items.length === 0 ? (
            <NoRows>Nothing was imported, or changed of several products at a time, in the last 30 days.</NoRows>
          ) : (
            <Rows label="Imports and changes">
              {items.map((change) => (
                <ChangeRow key={change.id} change={change} />
              ))}
            </Rows>
          )
        }
      </QueryState>
    </Dialog>
  );
}

function ChangeRow({ change }: { change: ProductChange }) {
  const { id, kind, fileName, changed, created, createdAt, undoneAt } = change;
  const undo = useUndoProductChange();
  const [busy, setBusy] = useState(false);
  const title = kind === 'import' ? (fileName ?? 'Import') : WHAT[kind](changed);
  const press = () => {
    setBusy(true);
    void undo(id).finally(() => setBusy(false));
  };
  return (
    <Row
      title={title}
      meta={
        <>
          <RelativeDate iso={createdAt} />
          {kind === 'import' && ` · ${count(created, 'product')} added, ${changed} updated`}
        </>
      }
      tag={undoneAt && <StatusTag tone="over">Undone</StatusTag>}
      actions={
        !undoneAt && (
          <Button size="small" loading={busy} onClick={press} aria-label={`Undo: ${title}`}>
            Undo
          </Button>
        )
      }
    />
  );
}

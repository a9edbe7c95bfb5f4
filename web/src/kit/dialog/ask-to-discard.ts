import { App } from 'antd';
import { useMemo } from 'react';
import { overlay } from './overlays';

/** Asks before what was typed is thrown away; answers whether it may be. */
export function useAskToDiscard(): () => Promise<boolean> {
  const { modal } = App.useApp();
  return useMemo(
    () => () =>
      new Promise<boolean>((resolve) => {
        const question = modal.confirm({
          title: 'Discard your changes?',
          content: 'What you entered here has not been saved.',
          okText: 'Discard',
          okButtonProps: { danger: true },
          cancelText: 'Keep editing',
          focusable: { autoFocusButton: 'cancel' },
          onOk: () => resolve(true),
          onCancel: () => resolve(false),
          afterClose: () => gone(),
        });
        const gone = overlay(() => {
          question.destroy();
          resolve(false);
        });
      }),
    [modal],
  );
}

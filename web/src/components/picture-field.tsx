import { PictureOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ChangeEvent, useRef, useState } from 'react';
import { PICTURE_TYPES, refusalOf, uploadPicture } from '../api/upload-picture';
import { errorText } from '../lib/api-error';
import { inSize } from '../lib/picture';
import styles from './picture-field.module.css';

interface Props {
  /** Given by the form. */
  id?: string;
  value?: string | null;
  onChange?: (url: string) => void;
}

/** A picture of a form: its address, shown, replaced or taken away. Empty without one. */
export function PictureField({ id, value, onChange }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: uploadPicture, onSuccess: onChange });
  const problem = refusal ?? (error && errorText(error, 'The picture could not be uploaded'));

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again after it failed.
    target.value = '';
    if (!file) return;
    const refused = refusalOf(file);
    setRefusal(refused);
    reset();
    if (!refused) mutate(file);
  };

  return (
    <div className={styles.field}>
      <span className={styles.frame}>
        {value ? <img src={inSize(value, 160)} alt="" className={styles.picture} /> : <PictureOutlined aria-hidden />}
      </span>
      <div className={styles.words}>
        <div className={styles.buttons}>
          <Button id={id} loading={isPending} onClick={() => chooser.current?.click()}>
            {value ? 'Replace picture' : 'Upload picture'}
          </Button>
          {value && (
            <Button type="text" onClick={() => onChange?.('')}>
              Remove picture
            </Button>
          )}
        </div>
        <span className={problem ? styles.problem : styles.hint} role={problem ? 'alert' : undefined}>
          {problem ?? 'JPEG, PNG, WebP or GIF, up to 10 MB'}
        </span>
      </div>
      <input
        ref={chooser}
        type="file"
        accept={PICTURE_TYPES}
        // As a style: the form's own would show it.
        style={{ display: 'none' }}
        onChange={take}
        data-testid="picture"
      />
    </div>
  );
}

import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { answer, fakeServer, refuse } from '../testing/fake-server';
import { show } from '../testing/render';
import { PictureField } from './picture-field';

const URL = `/api/pictures/${'a'.repeat(64)}/480.webp`;

function Field({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <PictureField value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const choose = (file: File) => fireEvent.change(screen.getByTestId('picture'), { target: { files: [file] } });

const PHOTO = new File(['...'], 'Bolt.JPG', { type: 'image/jpeg' });

describe('the picture of a form', () => {
  it('is uploaded to the store, made there, and shown in a small size', async () => {
    const server = fakeServer();
    server.on('post', '/api/pictures/upload-url', { uploadURL: '/api/uploads/key-1', fileUrl: '/api/uploads/key-1' });
    server.on('put', '/api/uploads/{key}', answer(204));
    server.on('post', '/api/pictures', answer(201, { url: URL, width: 10, height: 10 }));
    const { container } = show(<Field />);
    choose(PHOTO);
    await screen.findByText(URL);
    expect(container.querySelector('img')?.getAttribute('src')).toBe(URL.replace('480', '160'));
    expect(server.asked('post', '/api/pictures/upload-url')[0]?.body).toEqual({ fileExtension: 'jpg', fileSize: 3 });
  });

  it('says why it was refused, and keeps the one that was there', async () => {
    const server = fakeServer();
    server.on('post', '/api/pictures/upload-url', refuse(415, 'Invalid file type'));
    show(<Field first={URL} />);
    choose(PHOTO);
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid file type');
    choose(new File([''], 'plan.svg'));
    expect((await screen.findByRole('alert')).textContent).toBe('Only JPEG, PNG, WebP and GIF pictures can be shown');
    expect(screen.getByText(URL)).toBeTruthy();
  });

  it('can be taken away', async () => {
    fakeServer();
    const { person } = show(<Field first={URL} />);
    await person.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(screen.queryByText(URL)).toBeNull();
    expect(screen.getByRole('button', { name: 'Upload picture' })).toBeTruthy();
  });
});

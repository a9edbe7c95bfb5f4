import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answer, fakeServer, refuse } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import { TwoFactorDialog } from './two-factor-dialog';

const enrolment = { secret: 'ABCDEFGH', otpauthUrl: 'otpauth://totp/Tradeyard:ada', qrSvg: '<svg/>' };
const codes = Array.from({ length: 10 }, (_, i) => `abcde-fghj${i}`);

describe('setting up two-factor authentication', () => {
  it('shows the secret, takes a code and shows the recovery codes until they are said to be saved', async () => {
    const server = fakeServer()
      .on('post', '/api/user/two-factor', enrolment)
      .on('post', '/api/user/two-factor/confirm', ({ body }) =>
        (body as { code: string }).code === '123456'
          ? answer(200, { recoveryCodes: codes })
          : refuse(400, 'The code is not valid', { errors: [{ field: 'code', message: 'The code is not valid' }] }),
      );
    const onClose = jest.fn();
    const { person } = show(<TwoFactorDialog onClose={onClose} />);

    await screen.findByText('ABCD EFGH');
    const qr = screen.getByRole<HTMLImageElement>('img', { name: 'QR code of the secret' });
    expect(decodeURIComponent(qr.src)).toBe('data:image/svg+xml,<svg/>');

    const code = screen.getByLabelText('Code from the app');
    await person.type(code, '654321');
    await person.click(screen.getByRole('button', { name: 'Switch on' }));
    await screen.findByText('The code is not valid');

    await person.clear(code);
    await person.type(code, '123456');
    await person.click(screen.getByRole('button', { name: 'Switch on' }));
    await screen.findByText('Save your recovery codes');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    const download = screen.getByRole<HTMLAnchorElement>('link', { name: /Download/ });
    for (const each of codes) expect(decodeURIComponent(download.href)).toContain(each);

    await person.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'I have saved them' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    // One secret for the whole of it: asking again would void the one in the app.
    expect(server.asked('post', '/api/user/two-factor')).toHaveLength(1);
  });
});

import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer, fakeServer, refuse } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import { ResetPasswordPage } from './reset-password.page';

const AT = { at: '/reset-password?token=abc' };

describe('the link of a mail', () => {
  const fill = async () => {
    const { person } = show(<ResetPasswordPage />, AT);
    await person.type(await screen.findByLabelText('New password'), 'battery staple');
    await person.type(screen.getByLabelText('Confirm new password'), 'battery staple');
    await person.click(screen.getByRole('button', { name: 'Set password' }));
  };

  it('sets a password for the account that it names', async () => {
    const server = fakeServer()
      .on('get', '/api/reset-password', () => answer(200, { username: 'ada' }))
      .on('post', '/api/reset-password', () => answer(200, { message: 'Password changed' }));
    await fill();
    await screen.findByRole('heading', { level: 1, name: 'Password changed' });
    expect(server.asked('post', '/api/reset-password')[0]!.body).toEqual({
      token: 'abc',
      newPassword: 'battery staple',
      confirmPassword: 'battery staple',
    });
  });

  it('that dies meanwhile offers another one', async () => {
    fakeServer()
      .on('get', '/api/reset-password', () => answer(200, { username: 'ada' }))
      .on('post', '/api/reset-password', () => refuse(404, 'This link is invalid'));
    await fill();
    await screen.findByRole('heading', { level: 1, name: 'This password link is not valid' });
    expect(screen.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe('/forgot-password');
  });
});

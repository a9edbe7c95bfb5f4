import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer, fakeServer, refuse } from '../../../testing/fake-server';
import { aUser, show } from '../../../testing/render';
import { LoginTab } from './login-tab';

const aboutCode = (message: string) => refuse(401, message, { errors: [{ field: 'code', message }] });

describe('logging in with a second factor', () => {
  let server: ReturnType<typeof fakeServer>;
  beforeEach(() => {
    server = fakeServer().on('post', '/api/login', ({ body }) => {
      const { password, code } = body as { password: string; code?: string };
      if (password !== 'correct horse') return refuse(401, 'Invalid username or password');
      if (code === undefined) return aboutCode('Two-factor code required');
      return code === '123456' ? answer(200, aUser()) : aboutCode('The two-factor code is not valid');
    });
  });
  const type = async (password: string) => {
    const { person } = show(<LoginTab />);
    await person.type(screen.getByLabelText('Username'), 'ada');
    await person.type(screen.getByLabelText('Password'), password);
    await person.click(screen.getByRole('button', { name: 'Login' }));
    return person;
  };

  it('asks for the code and keeps what was typed', async () => {
    const person = await type('correct horse');
    await person.type(await screen.findByLabelText('Two-factor code'), '123456');
    expect(screen.queryByText('Login failed')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByText('Login successful');
    expect(server.asked('post', '/api/login').map(({ body }) => body)).toEqual([
      { username: 'ada', password: 'correct horse' },
      { username: 'ada', password: 'correct horse', code: '123456' },
    ]);
  });

  it('says at the code that it was wrong', async () => {
    const person = await type('correct horse');
    const code = await screen.findByLabelText('Two-factor code');
    await person.type(code, '654321');
    await person.click(screen.getByRole('button', { name: 'Login' }));
    const [told] = await screen.findAllByText('The two-factor code is not valid');
    expect(code.closest('.ant-form-item')?.contains(told!)).toBe(true);
  });

  it('does not ask while the password is wrong', async () => {
    await type('wrong');
    await screen.findByText('Login failed');
    expect(screen.queryByLabelText('Two-factor code')).toBeNull();
  });
});

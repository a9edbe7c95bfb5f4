import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer, fakeServer } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import { type Invited, RegisterTab } from './register-tab';

const tab = (invited: Partial<Invited> = {}) =>
  show(<RegisterTab role="buyer" invited={{ asAdmin: false, ...invited }} onRole={() => {}} />);
const closed = () => fakeServer().on('get', '/api/registration', () => answer(200, { open: false }));

it('says that registration is closed, and offers nothing to fill in', async () => {
  closed();
  tab();
  await screen.findByText('Registration is closed');
  expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
});

it('is there for whoever an administrator invited', async () => {
  closed();
  tab({ token: 'abc', email: 'ada@example.com' });
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
  expect(screen.queryByText('Registration is closed')).toBeNull();
});

it('says that an administrator’s invitation is missing from the link, and makes no account of another kind', async () => {
  fakeServer().on('get', '/api/registration', () => answer(200, { open: true }));
  tab({ asAdmin: true });
  await screen.findByText('The invitation is missing');
  expect(screen.queryByText('You are invited as an administrator.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
});

it('is there for whoever an administrator invited as an administrator', () => {
  closed();
  tab({ asAdmin: true, token: 'abc' });
  expect(screen.getByText('You are invited as an administrator.')).toBeDefined();
});

it('is there for all while it is open', async () => {
  fakeServer().on('get', '/api/registration', () => answer(200, { open: true }));
  tab();
  await screen.findByRole('button', { name: 'Create account' });
});

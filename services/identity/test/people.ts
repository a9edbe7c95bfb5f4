import { type RegisterInput, RegisterUser, type User } from '#contracts';
import { actor, type TestService, uniqueName } from '#testing';

export const PASSWORD = 'correct horse';

/** What somebody fills in to sign up; each call is another person. */
export function registration(overrides: Partial<RegisterInput> = {}): RegisterInput {
  const username = uniqueName('user');
  return {
    username,
    email: `${username}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    firstName: 'Ada',
    lastName: 'Lovelace',
    companyName: 'Analytical Engines',
    role: 'buyer',
    ...overrides,
  };
}

/** A new user, and how they ask. */
export async function signUp(identity: TestService, overrides: Partial<RegisterInput> = {}) {
  const { sessionEpoch, ...user } = await identity.anonymous.send(RegisterUser, registration(overrides));
  return { user, sessionEpoch, caller: identity.as(actorOf(user)) };
}

/** An administrator made by the environment or by a test need not exist as a row to act. */
export function admin(userId = 1_000_000) {
  return actor({ userId, role: 'admin' });
}

export function actorOf({ id, role }: User) {
  return actor({ userId: id, role });
}

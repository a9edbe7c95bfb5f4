import { Injectable } from '@nestjs/common';
import { GetSessionStates, type SessionState } from '#contracts';
import { Requests } from '#platform';
import { FreshAnswers } from './fresh-answers.js';

/** Which sessions of a user count, by identity's word. Undefined: no session of this user does. */
@Injectable()
export class SessionStates extends FreshAnswers<number, SessionState> {
  constructor(requests: Requests) {
    super({
      ask: (userIds) => requests.send(GetSessionStates, { userIds }),
      keyOf: ({ userId }) => userId,
      most: 500,
    });
  }
}

import { Injectable } from '@nestjs/common';
import { GetSessionStates, type SessionState } from '#contracts';
import { Requests } from '#platform';
import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import { MAX_REMEMBERED, REMEMBERED_MS } from './remembered.js';

/** What `GetSessionStates` takes at once. */
const MAX_ASKED = 500;

interface Question {
  askedAt: number;
  /** Undefined: no session of this user counts. */
  answer: Promise<SessionState | undefined>;
}

/**
 * Which sessions of a user count, by identity's word: asked at most once a second for each user, all users of one turn
 * of the event loop together. Rejects with `unavailable` while identity cannot be asked: nothing older counts.
 */
@Injectable()
export class SessionStates {
  private readonly questions = new LRUCache<number, Question>({ max: MAX_REMEMBERED });
  private readonly loader = new DataLoader<number, SessionState | undefined>((userIds) => this.ask(userIds), {
    cache: false,
    maxBatchSize: MAX_ASKED,
    batchScheduleFn: (send) => setImmediate(send),
  });

  constructor(private readonly requests: Requests) {}

  /** As identity knew it at most a second ago. */
  of(userId: number): Promise<SessionState | undefined> {
    const question = this.questions.get(userId);
    if (question && performance.now() - question.askedAt < REMEMBERED_MS) return question.answer;
    return this.latest(userId);
  }

  /** As identity knows it now. */
  latest(userId: number): Promise<SessionState | undefined> {
    const question: Question = { askedAt: performance.now(), answer: this.loader.load(userId) };
    this.questions.set(userId, question);
    question.answer.catch(() => {
      if (this.questions.get(userId) === question) this.questions.delete(userId);
    });
    return question.answer;
  }

  /** The next call asks anew. */
  forget(userId: number): void {
    this.questions.delete(userId);
  }

  private async ask(userIds: readonly number[]): Promise<(SessionState | undefined)[]> {
    const states = await this.requests.send(GetSessionStates, { userIds: [...new Set(userIds)] });
    const byUser = new Map(states.map((state) => [state.userId, state]));
    return userIds.map((userId) => byUser.get(userId));
  }
}

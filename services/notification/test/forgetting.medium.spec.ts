import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestService, testService } from '#testing';
import { NotificationModule } from '../src/notification.module.js';
import { ForgetOldNews } from '../src/upkeep/forget-old-news.js';
import { freshId } from './facts.js';
import { reader } from './reader.js';

let service: TestService;

beforeAll(async () => {
  service = await testService(NotificationModule);
});
afterAll(() => service.close());

describe('old news is forgotten', () => {
  it('notifications after 180 days', async () => {
    const userId = freshId();
    await service.db.rows(
      `INSERT INTO notifications (user_id, type, title, message, metadata, dedupe_key, created_at)
       SELECT $1, 'other', days::text, '', '{}', days::text, now() - make_interval(days => days) + interval '1 hour'
       FROM unnest(ARRAY[400, 181, 180, 1]) AS days`,
      [userId],
    );
    await service.service.app.get(ForgetOldNews).notifications();
    const kept = await reader(service, userId).notifications();
    expect(kept.map(({ title }) => title).sort()).toEqual(['1', '180']);
  });

  it('activities after 400 days', async () => {
    const userId = freshId();
    await service.db.rows(
      `INSERT INTO activities (user_id, action, entity_type, metadata, dedupe_key, created_at)
       SELECT $1, 'other', days::text, '{}', days::text, now() - make_interval(days => days) + interval '1 hour'
       FROM unnest(ARRAY[800, 401, 400, 1]) AS days`,
      [userId],
    );
    await service.service.app.get(ForgetOldNews).activities();
    const kept = await reader(service, userId).activities();
    expect(kept.map(({ entityType }) => entityType).sort()).toEqual(['1', '400']);
  });
});

import { Controller, Module } from '@nestjs/common';
import { Column, Entity, type MigrationInterface, PrimaryGeneratedColumn, type QueryRunner } from 'typeorm';
import {
  answersDeadLetters,
  type Arrival,
  type Call,
  Db,
  type Delivery,
  conflict,
  type EventDefinition,
  Filters,
  Handles,
  Outbox,
  type Page,
  type PageDefinition,
  PlatformModule,
  type RequestDefinition,
  Subscribes,
  SubscribesInBatches,
  type Tx,
} from '#platform';

/** A service just big enough to show each promise of the platform. */
export const AddNote: RequestDefinition<{ text: string; fail?: boolean }, { id: number }> = {
  kind: 'request',
  subject: 'rpc.scratch.add-note',
  deadlineMs: 6000,
};
export const ListNotes: PageDefinition<
  { cursor?: string; limit?: number; sort?: 'text' | 'id'; desc?: boolean },
  { id: number; text: string }
> = { kind: 'page', subject: 'rpc.scratch.list-notes' };
export const Refuse: RequestDefinition<{ how: string }, null> = { kind: 'request', subject: 'rpc.scratch.refuse' };
export const Echo: RequestDefinition<object, object> = { kind: 'request', subject: 'rpc.scratch.echo' };
export const Repeat: RequestDefinition<{ times: number }, { text: string }> = {
  kind: 'request',
  subject: 'rpc.scratch.repeat',
};
export const Sleep: RequestDefinition<{ seconds: number; where: 'read' | 'write' }, null> = {
  kind: 'request',
  subject: 'rpc.scratch.sleep',
};
export const NoteAdded: EventDefinition<{ id: number; text: string }> = {
  kind: 'event',
  subject: 'evt.scratch.note.added',
  version: 1,
};
export const Told: EventDefinition<{ text: string; poison?: boolean }> = {
  kind: 'event',
  subject: 'evt.scratch.told',
  version: 1,
};

export const Piled: EventDefinition<{ text: string; poison?: boolean }> = {
  kind: 'event',
  subject: 'evt.scratch.piled',
  version: 1,
};

export const LETTERS: Parameters<typeof answersDeadLetters>[0] = {
  list: { kind: 'request', subject: 'rpc.scratch.list-dead-letters' },
  decide: { kind: 'request', subject: 'rpc.scratch.decide-dead-letter' },
  decided: { kind: 'event', subject: 'evt.scratch.dead-letter.decided', version: 1 },
};

@Entity('note')
export class NoteEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  text: string;
}

class CreateNotes1700000000001 implements MigrationInterface {
  name = 'CreateNotes1700000000001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE note (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, text text NOT NULL)`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE note');
  }
}

/** Whether poisonous events fail; a test may heal it. What batches there were, and what each waits for. */
export const handler = { healed: false, batches: [] as string[][], gate: Promise.resolve() };

@Controller()
class NotesController {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  @Handles(AddNote)
  add(input: { text: string; fail?: boolean }, call: Call): Promise<{ id: number }> {
    return this.db.idempotent(call, 'add-note', input, async (tx) => {
      if (input.text === 'slow') await tx.rows('SELECT pg_sleep(0.5)');
      const row = await tx.row<{ id: number }>('INSERT INTO note (text) VALUES ($1) RETURNING id', [input.text]);
      await this.outbox.add(tx, NoteAdded, { id: row!.id, text: input.text });
      if (input.fail) throw conflict('No such luck', { field: 'text' });
      return row!;
    });
  }

  @Handles(ListNotes)
  list(input: {
    cursor?: string;
    limit?: number;
    sort?: 'text' | 'id';
    desc?: boolean;
  }): Promise<Page<{ id: number; text: string }>> {
    return this.db.page(
      {
        item: `json_build_object('id', n.id, 'text', n.text)`,
        from: 'note n',
        filters: new Filters(),
        sort:
          input.sort === 'text'
            ? { expr: 'n.text', type: 'text', desc: input.desc }
            : { expr: 'n.id', type: 'bigint', desc: input.desc },
        id: 'n.id',
      },
      input,
    );
  }

  @Handles(Echo)
  echo(input: object): Promise<object> {
    return Promise.resolve(input);
  }

  @Handles(Repeat)
  repeat({ times }: { times: number }): Promise<{ text: string }> {
    return Promise.resolve({ text: 'x'.repeat(times) });
  }

  @Handles(Sleep)
  async sleep({ seconds, where }: { seconds: number; where: 'read' | 'write' }): Promise<null> {
    if (where === 'read') await this.db.rows('SELECT pg_sleep($1)', [seconds]);
    else {
      await this.db.transaction(async (tx) => {
        await tx.changed(`INSERT INTO note (text) VALUES ('slept')`);
        await tx.rows('SELECT pg_sleep($1)', [seconds]);
      });
    }
    return null;
  }

  @Handles(Refuse)
  async refuse({ how }: { how: string }): Promise<null> {
    if (how === 'conflict') throw conflict('Taken', { until: 'noon' });
    if (how === 'data') await this.db.rows('SELECT $1::text::int', ['many']);
    if (how === 'cancelled') await this.db.rows('SELECT pg_cancel_backend(pg_backend_pid())');
    throw new Error('SELECT secret FROM internals');
  }

  @Subscribes(Told)
  async told({ text, poison }: { text: string; poison?: boolean }, { tx }: Delivery): Promise<void> {
    await tx.changed('INSERT INTO note (text) VALUES ($1)', [text]);
    if (poison && !handler.healed) throw new Error('indigestible');
  }

  @SubscribesInBatches(Piled)
  async piled(events: Arrival<{ text: string; poison?: boolean }>[], tx: Tx): Promise<void> {
    handler.batches.push(events.map(({ payload }) => payload.text));
    await tx.changed('INSERT INTO note (text) SELECT unnest($1::text[])', [events.map(({ payload }) => payload.text)]);
    await handler.gate;
    await this.outbox.addAll(
      tx,
      NoteAdded,
      events.map(({ payload }) => ({ id: 0, text: payload.text })),
      events,
    );
    if (events.some(({ payload }) => payload.poison)) throw new Error('indigestible');
  }
}

@Module({
  imports: [
    PlatformModule.forService({
      name: 'scratch',
      publishes: [LETTERS.decided, NoteAdded],
      listens: [Told, Piled],
      entities: [NoteEntity],
      migrations: [CreateNotes1700000000001],
    }),
  ],
  controllers: [NotesController, answersDeadLetters(LETTERS)],
})
export class ScratchModule {}

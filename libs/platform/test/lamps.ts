import { Controller, Module } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  answersDeadLetters,
  type Call,
  Commands,
  type Concluded,
  Concludes,
  Db,
  Handles,
  type Outcome,
  PlatformModule,
  type RequestDefinition,
} from '#platform';

/** A service that has another one switch on its lamps. */
export const AskForLamp: RequestDefinition<{ room: string }, null> = {
  kind: 'request',
  subject: 'rpc.lamp.ask',
  deadlineMs: 6000,
};
export const SwitchOn: RequestDefinition<{ room: string }, { lampId: number }> = {
  kind: 'request',
  subject: 'rpc.power.switch-on',
};

export const LETTERS: Parameters<typeof answersDeadLetters>[0] = {
  list: { kind: 'request', subject: 'rpc.lamp.list-dead-letters' },
  decide: { kind: 'request', subject: 'rpc.lamp.decide-dead-letter' },
  decided: { kind: 'event', subject: 'evt.lamp.dead-letter.decided', version: 1 },
};

class CreateLamps1700000000201 implements MigrationInterface {
  name = 'CreateLamps1700000000201';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lamp (room text PRIMARY KEY, lamp_id integer CHECK (lamp_id > 0), trouble text, command uuid)`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE lamp');
  }
}

@Controller()
class LampsController {
  constructor(
    private readonly db: Db,
    private readonly commands: Commands,
  ) {}

  @Handles(AskForLamp)
  async ask(input: { room: string }, { actor }: Call): Promise<null> {
    const id = await this.db.transaction(async (tx) => {
      await tx.changed('INSERT INTO lamp (room) VALUES ($1) ON CONFLICT DO NOTHING', [input.room]);
      const lamp = await tx.row<{ command: string | null }>('SELECT command FROM lamp WHERE room = $1 FOR UPDATE', [
        input.room,
      ]);
      if (lamp!.command) return lamp!.command;
      const added = await this.commands.add(tx, SwitchOn, input, { key: input.room, actor, context: input });
      await tx.changed('UPDATE lamp SET command = $2 WHERE room = $1', [input.room, added]);
      return added;
    });
    await this.commands.attempt(id);
    return null;
  }

  @Concludes(SwitchOn)
  async switched(
    outcome: Outcome<{ lampId: number }>,
    { tx, context: { room } }: Concluded<unknown, { room: string }>,
  ): Promise<void> {
    if ('refusal' in outcome) {
      await tx.changed('UPDATE lamp SET trouble = $2, command = NULL WHERE room = $1', [room, outcome.refusal.message]);
    } else {
      await tx.changed('UPDATE lamp SET lamp_id = $2, trouble = NULL WHERE room = $1', [room, outcome.answer.lampId]);
    }
  }
}

@Module({
  imports: [
    PlatformModule.forService({
      name: 'lamp',
      asks: [SwitchOn],
      publishes: [LETTERS.decided],
      entities: [],
      migrations: [CreateLamps1700000000201],
    }),
  ],
  controllers: [LampsController, answersDeadLetters(LETTERS)],
})
export class LampModule {}

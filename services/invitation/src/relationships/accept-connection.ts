import { Injectable } from '@nestjs/common';
import type { Actor, Tx } from '#platform';
import { lockRequest } from './lock-request.js';
import { move } from './move.js';
import { RelationshipEvents } from './relationship-events.js';

@Injectable()
export class AcceptConnection {
  constructor(private readonly events: RelationshipEvents) {}

  async execute(tx: Tx, actor: Actor, id: number): Promise<void> {
    await move(tx, await lockRequest(tx, actor, id), 'active');
    await this.events.activated(tx, id);
  }
}

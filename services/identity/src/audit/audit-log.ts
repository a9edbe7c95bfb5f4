import { Injectable } from '@nestjs/common';
import type { AuditAction } from '#contracts';
import type { Actor, Tx } from '#platform';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** Writes down what administrators do, and the ways into an account, in the transaction that does it: an action without its row cannot happen. */
@Injectable()
export class AuditLog {
  async record(
    tx: Tx,
    actor: Actor,
    action: AuditAction,
    entity: { type: string; id: number },
    details: object = {},
    at = new Date(),
  ): Promise<number> {
    const entry = Object.assign(new AuditEntryEntity(), {
      at,
      actorId: actor.userId,
      impersonatorId: actor.impersonatorId ?? null,
      action,
      entityType: entity.type,
      entityId: entity.id,
      details,
    });
    await tx.insert(AuditEntryEntity, entry);
    return entry.id;
  }
}

import { Injectable } from '@nestjs/common';
import { GetCurrentUser, GetOrderedSuppliers, GetSupplierNames } from '#contracts';
import { sameCompany } from '#invoice-reading';
import { DomainError, Log, Requests } from '#platform';
import { asUploader } from './uploader.js';

/** What a buyer knows before an invoice is read. */
export interface Known {
  /** The buyer's own company: whoever is named so is no vendor. */
  company: string[];
  /** Who sells to the buyer: those connected, their own records, and others of other names whom they have ordered from. */
  suppliers: Supplier[];
}

interface Supplier {
  id: number;
  name: string;
}

/** Asks the other services who the buyer is, and from whom they buy. */
@Injectable()
export class BuyerKnowledge {
  constructor(
    private readonly requests: Requests,
    private readonly log: Log,
  ) {}

  /** A service that is away costs its evidence, not the invoice. */
  async of(userId: number): Promise<Known> {
    const as = asUploader(userId);
    const [company, connected, ordered] = await Promise.all([
      this.orNothing(this.requests.send(GetCurrentUser, {}, { as }).then(({ companyName }) => [companyName])),
      this.orNothing(this.requests.send(GetSupplierNames, {}, { as }).then(({ suppliers }) => suppliers)),
      this.orNothing(this.requests.send(GetOrderedSuppliers, {}, { as }).then(({ suppliers }) => suppliers)),
    ]);
    const isConnected = (one: Supplier): boolean =>
      connected.some(({ id, name }) => id === one.id || sameCompany(name, one.name));
    return { company, suppliers: [...connected, ...ordered.filter((one) => !isConnected(one))] };
  }

  private async orNothing<T>(answer: Promise<T[]>): Promise<T[]> {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.log.warn({ err: error }, 'an invoice is read without what its buyer knows');
      return [];
    }
  }
}

/** The one supplier of this name; null when there is none, or more than one. */
export function supplierNamed(name: string | null, suppliers: Known['suppliers']): number | null {
  if (name === null) return null;
  const named = suppliers.filter((supplier) => sameCompany(supplier.name, name));
  return named.length === 1 ? named[0]!.id : null;
}

import { useQuery } from '@tanstack/react-query';
import { suppliersQuery } from './list-suppliers';

/** The suppliers of the seller; mostly one. For seller mode only. */
export const ownSuppliersQuery = suppliersQuery({ sort: 'name', limit: 200 });

export const useOwnSuppliers = () => useQuery(ownSuppliersQuery);

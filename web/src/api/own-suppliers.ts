import { useSuppliers } from './list-suppliers';

/** The suppliers of the seller; mostly one. For seller mode only. */
export const useOwnSuppliers = () => useSuppliers({ sort: 'name', limit: 200 });

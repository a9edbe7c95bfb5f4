import { taken, isUniqueViolation } from '#platform';

/** Two at once can only be told apart by the unique key, so the key's refusal is the check. */
export async function refuseTakenName<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, 'brands_name')) {
      throw taken('name', 'A brand with this name already exists at this supplier');
    }
    throw error;
  }
}

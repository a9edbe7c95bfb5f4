import { getMetadataStorage } from 'class-validator';

/**
 * For each object that it checks, class-validator looks through every class that the process has decorated, whereas the
 * rules of a class never change. Looks them up once. Validation by groups or schemas is left alone.
 */
export function rememberRules(): void {
  const storage = getMetadataStorage();
  const lookUp = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<unknown, ReturnType<typeof lookUp>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (schema || always || strictGroups || groups) return lookUp(target, schema, always, strictGroups, groups);
    const rules = known.get(target) ?? lookUp(target, schema, always, strictGroups);
    known.set(target, rules);
    return rules;
  };
}

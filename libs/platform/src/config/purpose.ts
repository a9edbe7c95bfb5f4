const PURPOSE = 'platform:purpose';

/** What a setting is for: a short phrase, perhaps with an example, shown when the setting is missing. */
export function Purpose(text: string): PropertyDecorator {
  return (target, property) => Reflect.defineMetadata(PURPOSE, text, target, property);
}

export function purposeOf(config: object, property: string): string | undefined {
  return Reflect.getMetadata(PURPOSE, config, property) as string | undefined;
}

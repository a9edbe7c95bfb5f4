const marked = new WeakSet<object>();

/** What is wrong with a class's own fields is told after what is wrong with those that it inherits, and not before. */
export const InheritedFirst = (): ClassDecorator => (type) => void marked.add(type);

export const isInheritedFirst = (type: object): boolean => marked.has(type);

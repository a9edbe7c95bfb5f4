import vm from 'node:vm';

const { SourceTextModule } = vm;
/** Since the last test file of this process. */
const made = [];

vm.SourceTextModule = class extends SourceTextModule {
  constructor(...given) {
    super(...given);
    made.push(this);
  }
};

/**
 * An environment that leaves nothing of a test file in its worker. Node 20 has a module hold what it was linked with until
 * it is instantiated by name, which happens to the first of a graph alone: all others, and the world they ran in, would
 * stay for good, and garbage collection take a sixth of a worker's time. To instantiate a module once more does nothing else.
 */
export const releasingModules = (Environment) =>
  class extends Environment {
    async teardown() {
      await super.teardown();
      for (const module of made.splice(0)) {
        const inner = Object.getOwnPropertySymbols(module).find(({ description }) => description === 'kWrap');
        if (module.status === 'evaluated') module[inner]?.instantiate?.();
      }
    }
  };

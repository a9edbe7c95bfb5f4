/** Before system and browser tests: they run what is built, which must be what stands in the sources. */
import { buildServices, buildWebClient } from '../deploy/local/build.mjs';

export default function setup() {
  buildServices();
  buildWebClient();
}

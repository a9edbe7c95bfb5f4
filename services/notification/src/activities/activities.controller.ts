import { Controller } from '@nestjs/common';
import { type Activity, ListActivities, type PageInput } from '#contracts';
import { type Call, Handles, type Page } from '#platform';
import { ActivityQueries } from './activity.queries.js';

@Controller()
export class ActivitiesController {
  constructor(private readonly queries: ActivityQueries) {}

  @Handles(ListActivities)
  list(input: PageInput, { actor }: Call): Promise<Page<Activity>> {
    return this.queries.list(actor, input);
  }
}

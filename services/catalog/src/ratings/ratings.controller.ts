import { Controller } from '@nestjs/common';
import { OrderRated, type PayloadOf } from '#contracts';
import { type Delivery, Subscribes } from '#platform';

/** Suppliers' ratings: the mean of what their buyers gave. An event counts once, by its inbox row. */
@Controller()
export class RatingsController {
  @Subscribes(OrderRated)
  async rated({ supplierId, stars }: PayloadOf<typeof OrderRated>, { tx }: Delivery): Promise<void> {
    await tx.changed(
      `UPDATE suppliers SET rating_sum = rating_sum + $2, rating_count = rating_count + 1,
         rating_average = round((rating_sum + $2)::numeric / (rating_count + 1), 1)
       WHERE id = $1`,
      [supplierId, stars],
    );
  }
}

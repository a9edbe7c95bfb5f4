import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The OpenAPI document as made from the controllers and DTO classes. */
export function buildDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Tradeyard')
    .setDescription(
      'Procurement, inventory and marketplace. Money is integer cents, times are ISO 8601 UTC. Lists are paged by ' +
        '`limit` and `cursor`; `X-Total-Count` and `Link` tell the rest. `X-View-Mode: buyer | seller` chooses the side ' +
        'of the market. Errors are `{statusCode, message, errors?, requestId}`.',
    )
    .setVersion('1')
    .addCookieAuth('tradeyard_session')
    .addGlobalParameters({
      name: 'X-View-Mode',
      in: 'header',
      required: false,
      schema: { type: 'string', enum: ['buyer', 'seller'] },
    })
    .build();
  return SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
}

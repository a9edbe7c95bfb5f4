import { describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { IsIn, IsString, MinLength } from 'class-validator';
import { ConfigError, loadConfig, provideConfig } from './load-config.js';
import { Purpose } from './purpose.js';
import { requireSettings } from './require-settings.js';

class BrokerConfig {
  @IsString()
  @Purpose('the broker, e.g. nats://host:4222')
  BROKER_URL: string;

  @IsString()
  @MinLength(16)
  SECRET: string;

  @IsIn(['on', 'off'])
  WORKERS = 'on';
}
class StoreConfig {
  @IsString()
  STORE_URL: string;
}

describe('a setting', () => {
  it('that is missing is called required, once, with what it is for; all of them in one line', () => {
    expect(() => loadConfig(BrokerConfig, { WORKERS: 'some' })).toThrow(
      new ConfigError(
        'Configuration: BROKER_URL is required: the broker, e.g. nats://host:4222; SECRET is required; ' +
          'WORKERS must be one of the following values: on, off',
      ),
    );
  });

  it('that is empty counts as missing, and what is wrong never shows its value', () => {
    const wrong = { BROKER_URL: '', SECRET: 'too short' };
    expect(() => loadConfig(BrokerConfig, wrong)).toThrow(/^Configuration: BROKER_URL is required.*; SECRET must be/);
    expect(() => loadConfig(BrokerConfig, wrong)).not.toThrow(/too short/);
  });

  it('has its default where it is unset', () => {
    expect(loadConfig(BrokerConfig, { BROKER_URL: 'x', SECRET: 'x'.repeat(16), WORKERS: '' }).WORKERS).toBe('on');
  });
});

it('the settings of a module and of all that it imports are told together', () => {
  @Module({ providers: [provideConfig(StoreConfig)] })
  class StoreModule {}
  @Module({})
  class BrokerModule {}
  const broker = { module: BrokerModule, providers: [provideConfig(BrokerConfig), provideConfig(StoreConfig)] };
  @Module({ imports: [StoreModule, broker] })
  class Root {}
  expect(() => requireSettings(Root, { SECRET: 'x'.repeat(16) })).toThrow(
    new ConfigError('Configuration: STORE_URL is required; BROKER_URL is required: the broker, e.g. nats://host:4222'),
  );
  expect(() => requireSettings(Root, { SECRET: 'x'.repeat(16), STORE_URL: 'a', BROKER_URL: 'b' })).not.toThrow();
});

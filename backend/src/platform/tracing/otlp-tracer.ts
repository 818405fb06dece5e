import { ROOT_CONTEXT, SpanKind as Kind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { OpenSpan, Tracer } from './tracing.js';

/** Where spans go, and under which name. */
export interface TracingConfig {
  /** Base address of a receiver of OTLP by HTTP, such as http://collector:4318. */
  endpoint: string;
  serviceName: string;
}

class OtlpSpan implements OpenSpan {
  constructor(readonly span: Span) {}

  name(text: string): void {
    this.span.updateName(text);
  }

  set(attributes: Parameters<OpenSpan['set']>[0]): void {
    this.span.setAttributes(attributes);
  }

  fail(code: string): void {
    this.span.setAttributes({ 'error.type': code }).setStatus({ code: SpanStatusCode.ERROR });
  }

  end(): void {
    this.span.end();
  }
}

/** Creates a tracer that sends spans in batches by OTLP. Load this file only where it is used: it loads OpenTelemetry. */
export function createOtlpTracer({ endpoint, serviceName }: TracingConfig, version: string): Tracer {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('physiotherapy', version);
  return {
    begin: (name, kind, attributes, parent) => {
      const context = parent instanceof OtlpSpan ? trace.setSpan(ROOT_CONTEXT, parent.span) : ROOT_CONTEXT;
      return new OtlpSpan(tracer.startSpan(name, { kind: Kind[kind], attributes }, context));
    },
    stop: () => provider.shutdown(),
  };
}

import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from './error-state';

interface Props {
  /** What cannot be shown then: the heading of the card. */
  what?: string;
  children: ReactNode;
}

interface State {
  error?: unknown;
}

/** What breaks inside stays inside: the rest of the page goes on, and it can be tried again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
  }

  override render(): ReactNode {
    const { what, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    return (
      <ErrorState
        title={what ? `${what} could not be shown` : 'This part could not be shown'}
        error={error}
        onRetry={() => this.setState({ error: undefined })}
      />
    );
  }
}

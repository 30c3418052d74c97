import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Stands in the place of children that cannot be rendered. If it throws, the boundary above acts. */
  fallback: ReactNode;
}

/** Keeps a fault in its place: without one, React takes the whole page away. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /**
   * Returns what replaces children that cannot be rendered. `wereShown` is true if they were on the screen before. If
   * it throws too, the boundary above acts.
   */
  fallback: (wereShown: boolean) => ReactNode;
}

/** Limits a fault to its children. Without a boundary React removes the whole page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };
  private wereShown = false;

  override componentDidMount() {
    this.wereShown = !this.state.hasFailed;
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.wereShown) : this.props.children;
  }
}

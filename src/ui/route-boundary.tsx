import { Component, type ReactNode } from "react";

export type RouteBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** One route's fault stays in its own place. Give it the route as its key, so that leaving the route leaves the fault. */
export class RouteBoundary extends Component<RouteBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

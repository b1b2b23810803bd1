import { Component, type ReactNode } from "react";

export type RouteBoundaryProps = { route: string; fallback: ReactNode; children: ReactNode };

/** Error boundary of a route; navigating away resets it. */
export class RouteBoundary extends Component<RouteBoundaryProps, { failedAt?: string }> {
  override state: { failedAt?: string } = {};

  override componentDidCatch() {
    this.setState({ failedAt: this.props.route });
  }

  override render() {
    return this.state.failedAt === this.props.route ? this.props.fallback : this.props.children;
  }
}

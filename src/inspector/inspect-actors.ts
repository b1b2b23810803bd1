import { Actor, type AnyActor, type AnyActorRef, type InspectionEvent, type Observer } from "xstate";

/**
 * Reports every actor that starts from now on to the observer, in the app and in views. Passing `inspect` to each
 * of them would add bytes to every build; this adds them only to the build with the inspector.
 */
export function inspectActors(observer: Observer<InspectionEvent>) {
  const known = new WeakSet<object>();
  const start = Actor.prototype.start;
  Actor.prototype.start = function (this: AnyActor) {
    if (!known.has(this) && this._parent === undefined) {
      known.add(this);
      this.system.inspect(observer);
      for (const actorRef of family(this)) {
        observer.next?.({ type: "@xstate.actor", actorRef, rootId: this.sessionId });
      }
    }
    return start.call(this);
  };
  return () => {
    Actor.prototype.start = start;
  };
}

/** An actor and the children that it spawned or invoked at its start. */
const family = (actor: AnyActorRef): AnyActorRef[] => {
  const { children = {} }: { children?: Record<string, AnyActorRef | undefined> } = actor.getSnapshot() ?? {};
  return [actor, ...Object.values(children).flatMap((child) => (child ? family(child) : []))];
};

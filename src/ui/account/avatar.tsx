import { styled } from "goober";
import { type ReactNode, useState } from "react";
import { type AvatarOwner, avatarOf } from "../../../domain/account/avatar";
import { DefaultAvatar, LostSoulAvatar, ProductAvatar } from "./avatar-drawings";

export type AvatarProps = {
  user: AvatarOwner;
  /** Pixels of each side. */
  size?: number;
  /** Names the avatar. Without a title it is decorative, since the name is usually next to it. */
  title?: string | undefined;
};

/** A person's picture. One that does not load is replaced by the default. */
export function Avatar({ user, size = 40, title }: AvatarProps): ReactNode {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const avatar = avatarOf(user, globalThis.location?.origin);
  if (avatar.kind === "lost-soul") return <LostSoulAvatar size={size} title={title} />;
  if (avatar.kind === "product") return <ProductAvatar size={size} title={title} />;
  if (avatar.kind === "default" || avatar.url === brokenUrl)
    return <DefaultAvatar size={size} title={title} />;

  return (
    <Picture
      key={avatar.url}
      src={avatar.url}
      width={size}
      height={size}
      alt={title ?? ""}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBrokenUrl(avatar.url)}
    />
  );
}

const Picture = styled("img")`
  display: block;
  flex: none;
  border-radius: var(--radius-full);
  object-fit: cover;
  background: var(--line);
`;

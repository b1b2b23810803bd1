import { styled } from "goober";
import { type ReactNode, useState } from "react";
import { type AvatarOwner, avatarOf, colourOf, initialsOf } from "../../../domain/account/avatar";
import { DefaultAvatar, LostSoulAvatar, ProductAvatar } from "./avatar-drawings";

export type AvatarProps = {
  user: AvatarOwner;
  /** Without a picture the initials are shown on a colour of the person's own. */
  name?: string | null | undefined;
  /** Pixels of each side. */
  size?: number;
  /** Names the avatar. Without a title it is decorative, since the name is usually next to it. */
  title?: string | undefined;
};

/** A person's picture. One that does not load is replaced by the default. */
export function Avatar({ user, name, size = 40, title }: AvatarProps): ReactNode {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const avatar = avatarOf(user, globalThis.location?.origin);
  if (avatar.kind === "lost-soul") return <LostSoulAvatar size={size} title={title} />;
  if (avatar.kind === "product") return <ProductAvatar size={size} title={title} />;
  if (avatar.kind === "default" || avatar.url === brokenUrl)
    return name ? (
      <Initials
        data-avatar="initials"
        data-initials={initialsOf(name)}
        style={{ blockSize: size, inlineSize: size, fontSize: size * 0.4, background: colourOf(user.id) }}
        {...(title ? { role: "img", "aria-label": title } : { "aria-hidden": true })}
      />
    ) : (
      <DefaultAvatar size={size} title={title} />
    );

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

/** The letters are no text of the page, since the name is next to them. No span, which rows of lists stretch. */
const Initials = styled("i")`
  display: grid;
  flex: none;
  place-items: center;
  border-radius: var(--radius-full);
  color: #ffffff;
  font-style: normal;
  font-family: var(--font-display);
  font-weight: 800;
  font-stretch: 88%;
  line-height: 1;
  letter-spacing: -0.02em;
  &::before { content: attr(data-initials); }
  @media (forced-colors: active) {
    border: 1px solid;
    color: CanvasText;
  }
`;

const Picture = styled("img")`
  display: block;
  flex: none;
  border-radius: var(--radius-full);
  object-fit: cover;
  background: var(--line);
`;

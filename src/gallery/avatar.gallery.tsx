import { styled } from "goober";
import { product } from "../../domain/base/product";
import { Avatar } from "../ui/account/avatar";
import type { GalleryEntry } from "./entry";

const user = { id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b11", avatar: null, is_deleted: false };

export const avatarEntry: GalleryEntry = {
  name: "Avatar",
  group: "Images",
  states: [
    {
      name: "Initials",
      render: () => <Avatar user={user} name="Robin Reyes" size={96} title="Robin Reyes" />,
    },
    { name: "Default", render: () => <Avatar user={user} size={96} title="Robin Reyes" /> },
    {
      name: "Lost soul",
      render: () => <Avatar user={{ ...user, is_deleted: true }} size={96} title="A former player" />,
    },
    {
      name: "Product",
      render: () => <Avatar user={{ ...user, id: product.systemUserId }} size={96} title={product.name} />,
    },
    {
      name: "Picture",
      render: () => <Avatar user={{ ...user, avatar: "/favicon.svg" }} size={96} title="Robin Reyes" />,
    },
    {
      name: "Broken picture",
      render: () => <Avatar user={{ ...user, avatar: "/assets/nobody.png" }} size={96} title="Robin Reyes" />,
    },
    {
      name: "Sizes",
      render: () => (
        <Row>
          {[24, 32, 40, 64, 96, 160].map((size) => (
            <Avatar key={size} user={user} size={size} />
          ))}
        </Row>
      ),
    },
    {
      name: "Beside a name",
      render: () => (
        <Row>
          <Avatar user={user} size={44} />
          <p>
            Robin Reyes
            <br />
            <small>@robin_23</small>
          </p>
        </Row>
      ),
    },
  ],
};

const Row = styled("div")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
`;

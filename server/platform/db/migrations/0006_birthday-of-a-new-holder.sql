-- DR008 lets an account lose its birthday in the statement that proves its address: it goes to whoever proved it, and the birthday was somebody else's.
create or replace trigger user_birthday_once before update of date_of_birth on "user" for each row
  when (not (new.date_of_birth is null and old.email_address_verified_at is null and new.email_address_verified_at is not null))
  execute function birthday_once();

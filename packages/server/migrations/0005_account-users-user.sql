-- Every call of somebody signed in asks for all accounts of a user; the primary key begins with the account.
create index account_users_user on account_users (user_id);

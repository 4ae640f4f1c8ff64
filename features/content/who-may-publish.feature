Feature: Who may publish
  Admin and Editor see how posts are written and deleted; no other user does.

  @PERM-02
  Scenario Outline: A <who> only reads on the <page> page
    Given I am a <who>
    When I visit the <page> page
    Then I see "<title>"
    And I do not see "<form>"
    And I do not see the button "삭제"

    Examples:
      | who     | page           | form     | title         |
      | visitor | announcements  | 새 공지 쓰기  | 성탄절 찬양대       |
      | member  | announcements  | 새 공지 쓰기  | 성탄절 찬양대       |
      | visitor | Bible studies  | 새 문제지 올리기 | 마가복음 15과     |
      | member  | advertisements | 새 광고 쓰기  | 성탄 카드를 주문하세요 |

  @PERM-02
  Scenario Outline: An <who> publishes and deletes on the <page> page
    Given I am an <who>
    When I visit the <page> page
    Then I see "<form>"
    And I see the button "삭제 <title>"

    Examples:
      | who    | page           | form     | title         |
      | editor | announcements  | 새 공지 쓰기  | 성탄절 찬양대       |
      | admin  | announcements  | 새 공지 쓰기  | 성탄절 찬양대       |
      | editor | Bible studies  | 새 문제지 올리기 | 마가복음 15과     |
      | admin  | advertisements | 새 광고 쓰기  | 성탄 카드를 주문하세요 |

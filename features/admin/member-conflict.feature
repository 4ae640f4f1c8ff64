Feature: Two admins who change the same member
  The second one sees both versions, and chooses.

  Background:
    Given I am an admin
    And I visit /member/detail/37
    And I fill in
      | 이름                | 김민호              |
      | 이메일 (비워 두셔도 됩니다) | mine@example.org |
    And another user changes member 37
      | name   | 김민식  |
      | gender | none |
    And I click the button "저장"

  @MEMB-05 @REL-26
  Scenario: Both versions stand side by side, and each field is chosen
    Then I see the dialog "그사이 다른 분이 저장했습니다"
    And the compared fields are
      | 이름  |
      | 이메일 |
      | 성별  |
    When I click the radio button "저장되어 있는 내용" in the two versions of "이름"
    And I click the button "고른 대로 저장"
    Then a toast says "김민식 회원 정보를 저장했습니다."
    And "이름" holds "김민식"
    And the church holds of member 37
      | name   | 김민식              |
      | email  | mine@example.org |
      | gender | none             |

  @MEMB-05
  Scenario: Choosing all of the other version needs no further save
    When I click the button "모두 저장된 내용으로"
    And I click the button "고른 대로 저장"
    Then "이름" holds "김민식"
    And PUT /api/member/37 was sent 1 time
    And no toast is shown

  @MEMB-05
  Scenario: Going back to the form loses nothing
    Then I see the dialog "그사이 다른 분이 저장했습니다"
    When I press "Escape"
    Then I do not see the dialog "그사이 다른 분이 저장했습니다"
    And "이름" holds "김민호"
    And "이메일 (비워 두셔도 됩니다)" holds "mine@example.org"
    When I click the button "저장"
    Then the compared fields are
      | 이름  |
      | 이메일 |
      | 성별  |
